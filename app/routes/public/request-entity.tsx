import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { EntityRequestForm } from '#app/inbox/EntityRequestForm.tsx';
import { entityRequestForm } from '#app/inbox/entity-request-form.ts';
import { requestEntity } from '#app/inbox/request-entity.server.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/request-entity';

export const handle = { toasts: 'one' };

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return {
    known: { name: viewer?.fullName, email: viewer?.email },
    back: viewer ? '/govt-entity-selection' : '/meetings-we-track',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: entityRequestForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    const address = context.get(requestFacts).clientAddress;
    await requestEntity({ request: submission.value, address });
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'Failed to submit request. Please try again.',
    });
  }
  showToast(context, 'success', 'Your request has been submitted');
  return redirect('/meetings-we-track');
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  return (
    <PageFrame width="reading">
      <PublicMeta
        title="Request an Entity"
        description={`Ask ${brand.name} to follow the meetings of a city council, a board, an agency or a commission that is not in its list yet.`}
        path="/request-entity"
        matches={matches}
      />
      <PageHeading
        above={<BackLink to={loaderData.back}>Back</BackLink>}
        title="Request an Entity"
        lead="Tell us which government body you want to follow. New ones are added every week."
      />
      <EntityRequestForm known={loaderData.known} />
    </PageFrame>
  );
}
