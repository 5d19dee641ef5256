import { brand } from '#app/brand.ts';
import { PublicMeta, StructuredData } from '#app/PageMeta.tsx';
import { siteData } from '#app/site-data.ts';
import { siteOrigin } from '#app/site-origin.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import type { Route } from './+types/landing';
import { FreePlan, HowItWorks, Readers } from './LandingSections.tsx';
import { Specimen } from './Specimen.tsx';

export const handle = { hydrate: false };

export function ServerComponent({ matches }: Route.ServerComponentProps) {
  return (
    <PageFrame>
      <PublicMeta
        description="Clear summaries of public government meetings: city councils, planning and school boards, state agencies, committees and commissions."
        path="/"
        matches={matches}
      />
      <StructuredData data={siteData(siteOrigin(matches))} />
      <div className="grid items-center gap-x-14 gap-y-12 py-4 md:py-10 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h1 className="text-4xl tracking-tight sm:text-5xl">
            Know What's Happening in Your Government — Faster Than Ever
          </h1>
          <p className="mt-6 max-w-[34em] text-lg text-muted">
            {brand.name} turns the records of public meetings into summaries you can read in minutes
            and check line by line: what was discussed, what was moved, and how the vote went.
          </p>
          <div className="button-row mt-8">
            <LinkButton to="/auth?mode=signup" variant="primary">
              Access Your First Summary
            </LinkButton>
            <LinkButton to="/sample-meeting">See a Free Sample</LinkButton>
          </div>
        </div>
        <Specimen />
      </div>
      <HowItWorks />
      <Readers />
      <FreePlan />
    </PageFrame>
  );
}
