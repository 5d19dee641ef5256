import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from './class-names.ts';
import { cutAtWord } from './cut-at-word.ts';

type TableProps = {
  /** What the table lists; hidden unless `captionShown`. */
  caption: string;
  captionShown?: boolean;
  /** Th and SortHeader, in the order of the columns. */
  head: ReactNode;
  /** Rows. */
  children: ReactNode;
  /** 25 rows on a laptop: the admin's tables. */
  dense?: boolean;
  /** On a phone each row becomes a block; give each Td its `label`. */
  stack?: boolean;
  /** Scrolls in its own height, under a head that stays. */
  tall?: boolean;
};

/** A table in a frame of its own, which scrolls sideways where the columns need it. */
export function Table({ caption, captionShown, head, children, dense, stack, tall }: TableProps) {
  return (
    <section
      className={classNames('table-frame', tall && 'table-frame-tall')}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
    >
      <table className={classNames('table', dense && 'table-dense', stack && 'table-stack')}>
        <caption className={captionShown ? undefined : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

type CellProps = {
  children?: ReactNode;
  /** Figures, set to the right. */
  number?: boolean;
  nowrap?: boolean;
  className?: string;
};

export function Th({ children, number, className }: CellProps) {
  return (
    <th scope="col" className={classNames(number && 'cell-number', className) || undefined}>
      {children}
    </th>
  );
}

export function Td({ children, number, nowrap, className, label }: CellProps & { label?: string }) {
  return (
    <td
      data-label={label}
      className={
        classNames(number && 'cell-number', nowrap && 'cell-nowrap', className) || undefined
      }
    >
      {children}
    </td>
  );
}

type RowProps = {
  children: ReactNode;
  link?: boolean;
  /** Where a page leads to this very row. */
  id?: string;
};

/** A row. With a RowLink in it the whole row can be pressed. */
export function Row({ children, link, id }: RowProps) {
  return (
    <tr id={id} tabIndex={id ? -1 : undefined} className={link ? 'row-link' : undefined}>
      {children}
    </tr>
  );
}

/** The one link that a whole row leads to; other controls of the row keep working. */
export function RowLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} className="row-target">
      {children}
    </Link>
  );
}

/** Stands in for the rows when there are none. */
export function EmptyRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns} className="cell-empty">
        {children}
      </td>
    </tr>
  );
}

/** Text cut to `limit` characters for a table cell; the whole of it stays at hand. */
export function Truncated({ text, limit = 50 }: { text: string; limit?: number }) {
  if (text.length <= limit) return text;
  return <span title={text}>{cutAtWord(text, limit)}</span>;
}

/** The same of text that is read and not only known again: the whole of it unfolds, without a script. */
export function Folded({ text, limit }: { text: string; limit: number }) {
  if (text.length <= limit) return text;
  return (
    <details className="group">
      <summary className="cursor-pointer">
        <span className="group-open:hidden">{cutAtWord(text, limit)} </span>
        <span className="hidden group-open:inline">{text} </span>
        <span className="whitespace-nowrap text-accent text-sm underline">
          <span className="group-open:hidden">Show all</span>
          <span className="hidden group-open:inline">Show less</span>
        </span>
      </summary>
    </details>
  );
}
