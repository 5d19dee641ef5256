import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronRightIcon } from './icons.tsx';

type DisclosureProps = {
  /** What is inside, in a few words. */
  label: ReactNode;
  id?: string;
  open?: boolean;
  className?: string;
  children: ReactNode;
};

/** Something that is shown on demand, without a script. */
export function Disclosure({ label, id, open, className, children }: DisclosureProps) {
  return (
    <details id={id} open={open} className={classNames('group', className)}>
      <summary className="inline-flex cursor-pointer items-center gap-1">
        <ChevronRightIcon className="flex-none group-open:rotate-90" />
        {label}
      </summary>
      {children}
    </details>
  );
}
