import type { ReactNode } from 'react';
import {
  AdoptedIcon,
  CheckIcon,
  CorrectedIcon,
  NewIcon,
  OpenIcon,
  PendingIcon,
  RejectedIcon,
} from './icons.tsx';

export type BadgeState =
  | 'adopted'
  | 'rejected'
  | 'pending'
  | 'corrected'
  | 'example'
  | 'new'
  | 'open'
  | 'done'
  | 'neutral';

const shapes: Record<BadgeState, ReactNode> = {
  adopted: <AdoptedIcon />,
  rejected: <RejectedIcon />,
  pending: <PendingIcon />,
  corrected: <CorrectedIcon />,
  new: <NewIcon />,
  open: <OpenIcon />,
  done: <CheckIcon />,
  example: null,
  neutral: null,
};

/**
 * A state as a word with a shape. The four coloured ones are for motions and summaries only; work
 * that is waiting or finished (admin lists, roadmap) is `open` or `done`; what a reader has not read
 * is `new`.
 */
export function Badge({
  state = 'neutral',
  children,
}: {
  state?: BadgeState;
  children: ReactNode;
}) {
  return (
    <span className={`badge badge-${state}`}>
      {shapes[state]}
      {children}
    </span>
  );
}
