import { data } from 'react-router';
import { z } from 'zod';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { summaryLimit } from '#app/meetings/meeting-form.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { checkTyped } from '#app/summaries/review/check-typed.server.ts';
import type { Route } from './+types/check-draft';

const typed = z.union([
  z.object({ versionId: z.string(), markdown: z.string().max(summaryLimit) }),
  z.object({ versionId: z.string(), text: z.string().max(2000), passages: z.string().max(1000) }),
]);

/** There is nothing to get: only what is typed is answered. */
export function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  throw data({ message: 'There is nothing here to read.' }, { status: 405 });
}

/** The checker's word on what an admin types, while it is typed. */
export async function action({ request, context }: Route.ActionArgs) {
  requireAdmin(context, request);
  const read = typed.safeParse(Object.fromEntries(await readForm(request)));
  if (!read.success) throw data({ message: 'This form was not understood.' }, { status: 400 });
  const sentences = await orErrorPage(checkTyped(read.data, request.signal));
  return data({ sentences }, { headers: { 'Cache-Control': 'private, no-store' } });
}
