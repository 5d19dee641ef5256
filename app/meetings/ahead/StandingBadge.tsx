import { Badge } from '#app/ui/Badge.tsx';

type StandingBadgeProps = { isCancelled: boolean; isMoved?: boolean };

/** In lists: that a meeting does not take place, or at another time than it was to. */
export function StandingBadge({ isCancelled, isMoved }: StandingBadgeProps) {
  if (isCancelled) return <Badge state="rejected">Cancelled</Badge>;
  return isMoved ? <Badge state="corrected">Moved</Badge> : null;
}
