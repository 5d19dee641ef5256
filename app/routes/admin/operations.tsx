import type { ReactNode } from 'react';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { QueueTable } from '#app/operations/QueueTable.tsx';
import { SlowStatementTable } from '#app/operations/SlowStatementTable.tsx';
import { StandingTable } from '#app/operations/StandingTable.tsx';
import { watchSite } from '#app/operations/watch-site.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { Route } from './+types/operations';
import { jobName } from './job-copy.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { kinds, ...watched } = await watchSite();
  return { ...watched, kinds: kinds.map((one) => ({ ...one, what: jobName(one.kind) })) };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { asOf, groups, kinds, slowStatements } = loaderData;
  return (
    <div className="grid gap-8">
      <PrivateMeta title="Operations" />
      <Verdict groups={groups} asOf={asOf} />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        {groups.map(({ id, title, standings }) => (
          <Section key={id} id={id} title={title}>
            <StandingTable title={title} standings={standings} />
          </Section>
        ))}
      </div>
      <Section id="kinds" title="Jobs by Kind">
        <QueueTable kinds={kinds} />
      </Section>
      <Section id="statements" title="Slow Statements">
        <SlowStatementTable slowStatements={slowStatements} />
        <p className="text-muted text-sm">
          These, and what stands under “Services outside” and “This process”, are measured in the
          process that made this page, since its start; how late it is, over the last five to ten
          minutes. Other processes of the site know their own.
        </p>
      </Section>
    </div>
  );
}

type SectionProps = { id: string; title: string; children: ReactNode };

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid min-w-0 gap-3">
      <h2 id={`${id}-title`} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Before everything: whether there is anything to do. */
function Verdict({
  groups,
  asOf,
}: Pick<Route.ServerComponentProps['loaderData'], 'groups' | 'asOf'>) {
  const open = groups.flatMap(({ id, title, standings }) =>
    standings.filter(({ isFine }) => !isFine).map(({ name }) => ({ id, title, name })),
  );
  const title =
    open.length === 0
      ? 'Everything is fine.'
      : `${open.length} of these ${open.length === 1 ? 'wants' : 'want'} a look.`;
  return (
    <Notice title={title}>
      {open.length > 0 ? (
        <ul>
          {open.map(({ id, title: group, name }) => (
            <li key={`${id} ${name}`}>
              <a href={`#${id}`}>
                {group}: {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-muted text-sm">As of {asOf}.</p>
    </Notice>
  );
}
