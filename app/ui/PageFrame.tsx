import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The id of every page's main part; SkipLink leads here. */
export const mainId = 'main';

type PageFrameProps = {
  /** `reading` for text and forms, `page` for most pages, `wide` for tables and two columns. */
  width?: 'reading' | 'page' | 'wide';
  className?: string;
  children: ReactNode;
};

/** The main landmark. Exactly one a page. */
export function PageFrame({ width = 'page', className, children }: PageFrameProps) {
  return (
    <main
      id={mainId}
      tabIndex={-1}
      className={classNames('page-frame', `page-${width}`, className)}
    >
      {children}
    </main>
  );
}
