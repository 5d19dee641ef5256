'use client';
import { Link } from 'react-router';
import { buttonClass } from '#app/ui/Button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons.tsx';
import { useKeysAreOn, useReviewKeys } from '../review/use-review-keys.ts';

type Neighbour = { to: string; name: string } | null;

type InboxPlaceBarProps = {
  /** The inbox as it was left. */
  inbox: string;
  queueName: string;
  previous: Neighbour;
  next: Neighbour;
};

const press = (mark: string) => document.querySelector<HTMLElement>(`a[data-${mark}]`)?.click();

/** From one meeting of the inbox to the next without going back to it. */
export function InboxPlaceBar({ inbox, queueName, previous, next }: InboxPlaceBarProps) {
  const [keysAreOn] = useKeysAreOn();
  useReviewKeys({ n: () => press('next-meeting'), b: () => press('meeting-before') }, keysAreOn);
  const look = buttonClass({ variant: 'secondary', small: true });
  return (
    <nav aria-label="Inbox" className="inbox-place">
      <Link to={inbox}>Inbox: {queueName}</Link>
      <span className="grow" />
      {previous ? (
        <Link
          to={previous.to}
          className={look}
          rel="prev"
          title={previous.name}
          data-meeting-before
        >
          <ArrowLeftIcon /> Previous
          <span className="sr-only">: {previous.name}</span>
        </Link>
      ) : null}
      {next ? (
        <Link to={next.to} className={look} rel="next" title={next.name} data-next-meeting>
          Next<span className="sr-only">: {next.name}</span> <ArrowRightIcon />
        </Link>
      ) : (
        <span className="text-muted text-sm">This is the last of them</span>
      )}
    </nav>
  );
}
