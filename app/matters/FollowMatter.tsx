import { Form, Link } from 'react-router';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { MatterFollowState } from './matter-follow-state.server.ts';

type FollowMatterProps = { state: MatterFollowState; here: string };

/** Following a matter and what it brings; where it cannot be followed, what would let it. */
export function FollowMatter({ state, here }: FollowMatterProps) {
  if (state.is === 'visitor') {
    return (
      <div className="matter-follow">
        <p>
          Get mail when it is on an agenda, and what became of it. {state.offer}{' '}
          <Link to="/pricing">See the plans</Link>.
        </p>
        <div className="button-row">
          <LinkButton to={`/auth?${new URLSearchParams({ from: here })}`}>
            Sign In to Follow
          </LinkButton>
        </div>
      </div>
    );
  }
  if (state.is === 'full') {
    return (
      <div className="matter-follow">
        <p>
          {state.offer} <Link to="/pricing">See the plans</Link>.
        </p>
      </div>
    );
  }
  const follows = state.is === 'follower';
  return (
    <Form method="post" className="matter-follow">
      <p>{follows ? followed(state.isPaused) : whatItBrings}</p>
      <div className="button-row">
        <SubmitButton
          name="intent"
          value={follows ? 'unfollow' : 'follow'}
          variant={follows ? 'secondary' : 'primary'}
        >
          {follows ? 'Unfollow' : 'Follow This Matter'}
        </SubmitButton>
        {follows ? <Link to="/my-matters">Matters you follow</Link> : null}
      </div>
    </Form>
  );
}

const whatItBrings =
  'You get mail at once when it is on an agenda, and what became of it once that is published.';

const followed = (isPaused: boolean) =>
  isPaused
    ? 'You follow this matter, but your plan has no room for it: you get no mail about it.'
    : 'You follow this matter, and get mail at once when it moves.';
