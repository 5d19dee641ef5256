import type { ReadingLinks } from './reading-links.ts';

/** Nobody follows more than these of one case; a budget names a dozen ordinances. */
const mostShown = 3;

type CaseMattersProps = { anchor: string; links: ReadingLinks };

/** The way from a case to what became of it before and after. */
export function CaseMatters({ anchor, links: { matters } }: CaseMattersProps) {
  const own = matters?.[anchor] ?? [];
  if (own.length === 0) return null;
  return (
    <p className="case-matters no-print">
      {own.slice(0, mostShown).map(({ href, label, others }) => (
        <a key={href} href={href}>
          {others > 0
            ? `${label}: earlier and later in ${others} ${others === 1 ? 'meeting' : 'meetings'}`
            : `Follow ${label}`}
        </a>
      ))}
    </p>
  );
}
