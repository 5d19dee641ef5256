import { Badge } from '#app/ui/Badge.tsx';
import type { UnreadAs } from './unread-as.ts';

/** Says of a summary, as a word with a shape, that the reader has yet to read it. */
export function UnreadMark({ as }: { as: UnreadAs }) {
  return as === 'new' ? (
    <Badge state="new">New</Badge>
  ) : (
    <Badge state="corrected">Corrected since you read it</Badge>
  );
}
