import type { ReactNode } from 'react';
import { CopyField } from './CopyField.tsx';

type ShownOnceProps = {
  title: string;
  /** The field with what is to be copied. */
  name: string;
  label: string;
  value: string;
  /** What to do with it. */
  children: ReactNode;
};

/** A secret that was just made, for its reader to take along: it is not shown again. */
export function ShownOnce({ title, children, ...field }: ShownOnceProps) {
  return (
    <div className="notice mb-6" role="status">
      <div className="notice-body min-w-0 flex-1">
        <p className="notice-title wrap-anywhere">{title}</p>
        <p className="mb-3">{children}</p>
        <CopyField {...field} />
      </div>
    </div>
  );
}
