/** Where a vote's row comes from, as readers, reviewers and files say it. */
export const basisOf = ({ editedAt }: { editedAt: string | null }) =>
  editedAt === null ? 'counted from the record' : 'changed by an editor';
