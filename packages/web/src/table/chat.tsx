// What people say to each other. A seat's chip stands before whoever has one.
import { LIMITS, type Said } from '@flibuste/protocol'
import { useState } from 'preact/hooks'
import { nickname } from '../app/nickname.ts'
import { Icon, SeatChip, seatIndex } from '../art/index.ts'
import type { Denial, Session } from '../session/session.ts'
import { introduce } from '../session/wire.ts'
import { useFollow } from './log-follow.ts'
import { Onlookers } from './onlookers.tsx'
import { useMenu } from './open-menu.ts'
import { inOwnWords, QUICK } from './quick-words.ts'
import { say } from './words.ts'

/** What is needed of a table to talk at it: so people talk before the match begins, too. */
export interface ChatProps {
  readonly state: { readonly session: Session }
  readonly ui: { tell(denial: Denial | null): void }
}

export const CHAT_INPUT_ID = 'chat-input'

function Saying({ said, state }: { readonly said: Said } & Pick<ChatProps, 'state'>) {
  const seat = state.session.table.value.seats.findIndex((info) => info.owner?.id === said.from.id)
  return (
    <li>
      {seat < 0 ? <Icon name="eye" /> : <SeatChip seat={seatIndex(seat)} size={17} />}
      <span>
        <b>{said.from.name}</b> {seat < 0 && <i class="caption">{say().watched.role}</i>}{' '}
        {said.about === 'hint' ? <i>{say().hint.asked}</i> : inOwnWords(said.text)}
      </span>
    </li>
  )
}

/** Whoever only came to watch is not known to the server yet; the first word introduces them. */
async function speak(session: Session, said: string): Promise<Denial | null> {
  const denial = await session.say(said)
  if (denial?.problem !== 'no-guest') return denial
  const me = await introduce(nickname.peek())
  return 'denial' in me ? me.denial : session.say(said)
}

/** Six words that need no typing. */
function QuickWords({ speak: tell }: { readonly speak: (text: string) => void }) {
  const words = say()
  const { isOpen, box, opener, close, toggle, onKeyDown } = useMenu()
  const choose = (text: string) => () => {
    close()
    tell(text)
  }
  return (
    <div class="quick-box" ref={box} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        class="btn sm sq"
        aria-label={words.quickWords}
        title={words.quickWords}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name="chat" />
      </button>
      {isOpen && (
        <ul class="menu" aria-label={words.quickWords}>
          {QUICK.map((one) => (
            <li key={one}>
              <button type="button" onClick={choose(words.quick[one])}>
                {words.quick[one]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SayForm({ state, ui, onSpeak }: ChatProps & { readonly onSpeak: () => void }) {
  const words = say()
  const [text, setText] = useState('')
  const tell = (said: string): Promise<Denial | null> => {
    onSpeak()
    return speak(state.session, said)
  }
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    void tell(said).then((denial) => {
      if (denial !== null) setText(said)
      ui.tell(denial)
    })
  }
  return (
    <form class="say" onSubmit={send}>
      <QuickWords speak={(said) => void tell(said).then(ui.tell)} />
      <input
        id={CHAT_INPUT_ID}
        class="input sm"
        value={text}
        maxLength={LIMITS.chatLength}
        placeholder={words.say}
        aria-label={words.say}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn sm sq" aria-label={words.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}

export function ChatPanel(props: ChatProps) {
  const words = say()
  const said = props.state.session.said.value
  const { list, onScroll, resume } = useFollow<HTMLUListElement>(String(said.length))
  return (
    <section class="sheet box chat" aria-label={words.chat}>
      <header class="sheet-head">
        <h2>{words.chat}</h2>
        <Onlookers spectators={props.state.session.table.value.spectators} />
      </header>
      <ul ref={list} tabIndex={0} aria-label={words.chat} onScroll={onScroll}>
        {said.length === 0 && <li class="caption empty">{words.chatEmpty}</li>}
        {said.map((one, index) => (
          <Saying key={index} said={one} state={props.state} />
        ))}
      </ul>
      <SayForm {...props} onSpeak={resume} />
    </section>
  )
}
