import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type PanelProps = {
  /** An h2, and the name of the region. */
  title?: ReactNode;
  /** Stands to the right of the title. */
  aside?: ReactNode;
  /** Needed with a title: the heading's id. */
  id?: string;
  /** Without the box: for text, which needs none. */
  plain?: boolean;
  className?: string;
  children: ReactNode;
};

/** A box for what stands apart from the page: a form, notes, a plan. Space does the rest. */
export function Panel({ title, aside, id, plain, className, children }: PanelProps) {
  return (
    <section
      className={classNames('panel', plain && 'panel-plain', className)}
      aria-labelledby={title && id ? id : undefined}
    >
      {title ? (
        <div className="panel-head">
          <h2 id={id} className="section-title">
            {title}
          </h2>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  );
}
