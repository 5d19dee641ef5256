import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import { Corrected } from '#app/figures/accuracy/Corrected.tsx';
import { HowChecked } from '#app/figures/accuracy/HowChecked.tsx';
import { Measured } from '#app/figures/accuracy/Measured.tsx';
import { countCorrections } from '#app/figures/count-corrections.server.ts';
import { lastRun } from '#app/figures/last-run.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { coveragePath } from '#app/sources/coverage/coverage-list.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/accuracy';

export const handle = { hydrate: false };

export async function loader() {
  return orErrorPage(countCorrections(), 'Failed to load the figures.');
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  return (
    <PageFrame>
      <PublicMeta
        title="Accuracy"
        description={`How summaries of ${brand.name} are made and checked, how often that goes wrong where it was measured, what readers reported and what was corrected.`}
        path="/accuracy"
        matches={matches}
      />
      <PageHeading
        title="Accuracy"
        lead="Summaries can be wrong. How they are checked here, how often that fails where it was measured, and what was corrected."
      />
      <div className="grid grid-cols-1 gap-14">
        <HowChecked checked={loaderData.checked} />
        <Measured run={lastRun} />
        <Corrected corrections={loaderData} />
        <p>
          <Link to={coveragePath}>Coverage</Link> tells which bodies are watched, how soon summaries
          come and what is missing.
        </p>
      </div>
    </PageFrame>
  );
}
