import { brand } from '#app/brand.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import type { Route } from './+types/home';
import { FreePlan, HowItWorks, Readers } from './LandingSections.tsx';

export const handle = { hydrate: false };

export function ServerComponent({ matches }: Route.ServerComponentProps) {
  return (
    <PageFrame>
      <PublicMeta
        title="Home"
        description="Clear summaries of public government meetings, and the list of councils, boards and commissions whose meetings can be followed."
        path="/home"
        matches={matches}
      />
      <div className="max-w-[52rem] py-4 md:py-10">
        <h1 className="text-4xl tracking-tight sm:text-5xl">
          Know What's Happening in Your Government — Faster Than Ever
        </h1>
        <p className="mt-6 max-w-[36em] text-lg text-muted">
          City councils, planning and school boards, state agencies, committees and commissions: see
          which ones {brand.name} follows, and read what they decided.
        </p>
        <div className="button-row mt-8">
          <LinkButton to="/auth?mode=signup" variant="primary">
            Access Your First Summary
          </LinkButton>
          <LinkButton to="/sample-meeting">See a Free Sample</LinkButton>
          <LinkButton to="/meetings-we-track">Meetings we're tracking</LinkButton>
        </div>
      </div>
      <HowItWorks />
      <Readers />
      <FreePlan />
    </PageFrame>
  );
}
