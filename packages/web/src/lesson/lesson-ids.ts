// What the parts of a lesson's cartouche are called in the page.
export const TITLE_ID = 'lesson-title'
export const SAID_ID = 'lesson-said'
