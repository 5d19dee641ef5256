'use client';
import { NavLink, type To } from 'react-router';

type TabsProps = {
  /** Names the group for screen readers. */
  label: string;
  tabs: readonly {
    to: To;
    label: string;
    count?: number;
    /** Current only at exactly this address. */
    end?: boolean;
  }[];
};

const figures = new Intl.NumberFormat('en-US');

/** Pages side by side, as links. On a phone they scroll in their own frame. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map(({ to, label: text, count, end }) => (
        <NavLink key={text} to={to} end={end} className="tab">
          {text}
          {count ? <span className="tab-count">{figures.format(count)}</span> : null}
        </NavLink>
      ))}
    </nav>
  );
}
