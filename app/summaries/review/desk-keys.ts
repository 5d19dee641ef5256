/** What the keys of the review page do. */
export const deskKeys = [
  ['j', 'Next sentence'],
  ['k', 'Previous sentence'],
  ['m', 'Next sentence to settle'],
  ['e', 'Mend the sentence'],
  ['r', 'Remove the sentence'],
  ['x', 'Choose the sentence, to be removed with others'],
  ['c', 'Confirm the sentence and go on, or give the reason'],
  ['u', 'Undo the last save'],
  ['p', 'Publish'],
  ['n', 'Next meeting of the inbox'],
  ['b', 'The meeting before it'],
  ['?', 'This list'],
  ['Esc', 'Close the form that is open, or the message below the page.'],
  ['Ctrl+Enter', 'Save the sentence or the vote, confirm with the reason, publish and go on.'],
] as const;
