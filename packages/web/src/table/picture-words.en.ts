// What is said beside the shared picture, and of it to whoever hears it, in English.

export const pictureEn = {
  ship: 'Whose ship',
  winners: 'The winner’s',
  theirs: 'The winners’',
  mine: 'Mine',
  send: 'Share the picture',
  download: 'Download the picture',
  copy: 'Copy the picture',
  copied: 'Copied',
  notCopied: 'This browser does not let a page copy a picture. Download it instead.',
  discreet: 'Names of other people are left out: they sail under their colours.',
  ready: 'The picture is drawn.',
  ranked: (place: number, name: string, amount: string) =>
    amount === '' ? `${place}. ${name}` : `${place}. ${name}, ${amount}`,
  listed: (captains: readonly string[]) => captains.join('; '),
}

export type PictureWords = typeof pictureEn
