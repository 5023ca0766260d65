// For whoever was on another's computer: everywhere but here, one's tokens are taken back.
import { routes, type Guest } from '@flibuste/protocol'
import { useState } from 'preact/hooks'
import { words } from '../kit/language.ts'
import { ask } from '../session/wire.ts'
import { dictionaries } from './words.ts'

type Stage = 'ask' | 'asking' | 'done' | 'failed'

export function SignOutElsewhere() {
  const say = words(dictionaries)
  const [stage, setStage] = useState<Stage>('ask')
  const signOut = async (): Promise<void> => {
    setStage('asking')
    const answer = await ask<Guest>('POST', routes.token())
    setStage('value' in answer ? 'done' : 'failed')
  }
  return (
    <section class="sign-out">
      <button
        type="button"
        class="btn sm"
        disabled={stage === 'asking' || stage === 'done'}
        onClick={() => void signOut()}
      >
        {say.signOut}
      </button>
      <p class="prose" role="status">
        {stage === 'done' ? say.signedOut : stage === 'failed' ? say.signOutFailed : say.signOutHelp}
      </p>
    </section>
  )
}
