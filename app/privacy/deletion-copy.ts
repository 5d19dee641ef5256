/** What is asked before an account is deleted, in the dialog and on the page. */
export const deletionCopy = {
  title: 'Delete your account?',
  text: 'Your profile, your plan, the government entities you follow, your notes, your feedback, your shared links and all your sessions are deleted at once. They cannot be brought back.',
} as const;
