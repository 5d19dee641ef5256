import type { AgendaLine } from './meeting-ahead.ts';

/** The items of an agenda, as deep as they stand in it. */
export function AgendaOutline({ agenda }: { agenda: readonly AgendaLine[] }) {
  return (
    <ol className="agenda-outline">
      {agenda.map(({ designator, title, level }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an agenda is shown once, in its order
        <li key={at} data-level={Math.min(level, 4)}>
          <span className="agenda-designator">{designator}</span>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  );
}
