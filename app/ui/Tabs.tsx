'use client';
import { useEffect, useRef } from 'react';
import { NavLink, type To, useLocation } from 'react-router';

type TabsProps = {
  /** Names the group for screen readers. */
  label: string;
  tabs: readonly {
    to: To;
    label: string;
    count?: number;
    /** The count in words, where it was not counted to its end. */
    counted?: string;
    /** Current only at exactly this address. */
    end?: boolean;
  }[];
};

/** More than this does not fit. */
const mostShown = 99;

const figures = new Intl.NumberFormat('en-US');

/** Pages side by side, as links. On a phone they scroll in their own frame. */
export function Tabs({ label, tabs }: TabsProps) {
  const frame = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (frame.current && current) frame.current.scrollLeft = current.offsetLeft - 48;
  }, [pathname]);
  return (
    <nav ref={frame} aria-label={label} className="tabs">
      {tabs.map(({ to, label: text, count, counted, end }) => (
        <NavLink key={text} to={to} end={end} className="tab">
          {text}
          {count ? <TabCount count={count} counted={counted} /> : null}
        </NavLink>
      ))}
    </nav>
  );
}

/** How many, as short as fits beside ten other tabs; the whole number is at hand. */
function TabCount({ count, counted }: { count: number; counted?: string }) {
  const whole = counted ?? figures.format(count);
  if (count <= mostShown) return <span className="tab-count">{whole}</span>;
  return (
    <span className="tab-count" title={whole}>
      <span aria-hidden>{mostShown}+</span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}
