import { Link } from 'react-router';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { OfferActions } from './FollowOffer.tsx';
import type { FollowState } from './follow-state.server.ts';
import { followFirstPath } from './selection-path.ts';

type FollowBodyProps = {
  body: { id: string; title: string };
  state: FollowState;
  /** Everybody may read its summaries. */
  isOpen?: boolean;
};

/** The way to the summaries of a body: sign up with it remembered, follow it, or read on. */
export function FollowBody({ body, state, isOpen }: FollowBodyProps) {
  const own = `/govt-entities/${body.id}`;
  if (state.is === 'reader') {
    return (
      <div className="button-row">
        <LinkButton to={own} variant="primary">
          Read Its Summaries
        </LinkButton>
      </div>
    );
  }
  if (state.is === 'visitor') {
    const from = followFirstPath(body);
    return (
      <div className="grid gap-2">
        <p>
          {isOpen
            ? 'Follow this body to get its new summaries by mail and to keep notes. One body is free.'
            : 'Follow this body to read the summaries of its meetings. One body is free.'}
        </p>
        <div className="button-row">
          <LinkButton
            to={`/auth?${new URLSearchParams({ mode: 'signup', from })}`}
            variant="primary"
          >
            Follow
          </LinkButton>
          <Link to={`/auth?${new URLSearchParams({ from })}`}>Sign in to follow</Link>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <p>{state.offer.text}</p>
      <OfferActions offer={state.offer} here={own} />
    </div>
  );
}
