import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { listSourcesInNeed } from '#app/sources/desk/list-sources.server.ts';
import { SourceTable } from '#app/sources/desk/SourceTable.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import type { Route } from './+types/sources-in-need';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  return { sources: await listSourcesInNeed() };
}

export function ServerComponent({ loaderData: { sources } }: Route.ServerComponentProps) {
  return (
    <>
      <PrivateMeta title="Sources" />
      <h2 className="section-title mb-4">Sources to look at</h2>
      {sources.length > 0 ? (
        <SourceTable sources={sources} namesEntity />
      ) : (
        <EmptyState
          title="All sources work"
          text="Sources that cannot be read, or have brought nothing for two months, stand here. Add one under Entities."
          headingLevel={3}
        />
      )}
    </>
  );
}
