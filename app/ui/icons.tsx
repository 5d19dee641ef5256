import type { ReactNode } from 'react';

export type IconProps = {
  /** Says what the icon means. Without it the icon is decoration, hidden from screen readers. */
  title?: string;
  className?: string;
};

function Svg({ title, className, children }: IconProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: titled where it carries meaning, hidden where not
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {title ? <title>{title}</title> : null}
      {children}
    </svg>
  );
}

export const ArrowLeftIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M16 10H4m5-5-5 5 5 5" />
  </Svg>
);
export const ArrowRightIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M4 10h12m-5-5 5 5-5 5" />
  </Svg>
);
export const ArrowUpIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 16V4m-5 5 5-5 5 5" />
  </Svg>
);
export const ArrowDownIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 4v12m-5-5 5 5 5-5" />
  </Svg>
);
export const SortIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m6 8 4-4 4 4M6 12l4 4 4-4" />
  </Svg>
);
/** A point, for what has not been read. */
export const NewIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="10" cy="10" r="5" fill="currentColor" />
  </Svg>
);
export const ChevronDownIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m5 7.5 5 5 5-5" />
  </Svg>
);
export const ChevronRightIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m7.5 5 5 5-5 5" />
  </Svg>
);
export const CheckIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m4 10.5 4 4 8-9" />
  </Svg>
);
export const CrossIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Svg>
);
export const PlusIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 4v12M4 10h12" />
  </Svg>
);
export const SearchIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="8.75" cy="8.75" r="5" />
    <path d="m12.5 12.5 4 4" />
  </Svg>
);
export const SettingsIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 6h6m5 0h3M3 14h3m5 0h6" />
    <circle cx="11.5" cy="6" r="2.25" />
    <circle cx="8.5" cy="14" r="2.25" />
  </Svg>
);
export const UserIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="10" cy="7" r="3.25" />
    <path d="M3.75 16.5c.7-3 3.25-4.5 6.25-4.5s5.5 1.5 6.25 4.5" />
  </Svg>
);
export const SignOutIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M8 3.5H4v13h4M8.5 10H17m-3.5-3.5L17 10l-3.5 3.5" />
  </Svg>
);
export const ExternalIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M8 4H4v12h12v-4M11.5 3.5h5v5m0-5-7.5 7.5" />
  </Svg>
);
export const GlobeIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="10" cy="10" r="6.75" />
    <path d="M3.25 10h13.5M10 3.25c2.3 2 3.3 4.25 3.3 6.75s-1 4.75-3.3 6.75c-2.3-2-3.3-4.25-3.3-6.75S7.7 5.25 10 3.25Z" />
  </Svg>
);
export const MeetingsIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M5 2.75h10v14.5H5zM8 6.75h4M8 10h4m-4 3.25h2.5" />
  </Svg>
);
export const DownloadIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 3v9.5M6 9l4 3.75L14 9M4 16.5h12" />
  </Svg>
);
export const UploadIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 13V3.5M6 7l4-3.75L14 7M4 16.5h12" />
  </Svg>
);
export const CopyIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M7.5 7.5h8v9h-8zM12.5 7.5v-4h-8v9h3" />
  </Svg>
);
export const ShareIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 12V3m-3.5 3L10 2.5 13.5 6M5 9.5H4v8h12v-8h-1" />
  </Svg>
);
export const InfoIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="10" cy="10" r="6.75" />
    <path d="M10 9.25v4M10 6.5v.1" />
  </Svg>
);
export const WarningIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M10 3.25 2.75 16.25h14.5zM10 8v4M10 14.1v.1" />
  </Svg>
);
export const SunIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="10" cy="10" r="3.25" />
    <path d="M10 2.5v1.75m0 11.5v1.75M2.5 10h1.75m11.5 0h1.75M4.7 4.7l1.25 1.25m8.1 8.1 1.25 1.25m0-10.6-1.25 1.25m-8.1 8.1L4.7 15.3" />
  </Svg>
);
export const MoonIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M16.5 11.75A6.75 6.75 0 0 1 8.25 3.5a6.75 6.75 0 1 0 8.25 8.25Z" />
  </Svg>
);
export const SystemIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 4h14v9.5H3zM7.5 16.75h5M10 13.5v3.25" />
  </Svg>
);

/* Shapes of states: each tells itself apart without its colour. */
export const AdoptedIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="10" cy="10" r="8" fill="currentColor" stroke="none" />
    <path d="m6.25 10.25 2.75 2.75 4.75-5.75" stroke="var(--panel)" strokeWidth="2" />
  </Svg>
);
export const RejectedIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7z" fill="currentColor" stroke="none" />
    <path d="m7 7 6 6m0-6-6 6" stroke="var(--panel)" strokeWidth="2" />
  </Svg>
);
export const PendingIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="10" cy="10" r="7" strokeWidth="2" />
    <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" stroke="none" />
  </Svg>
);
export const CorrectedIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3 17h14M5 13.25l.6-2.9 7.1-7.1 2.3 2.3-7.1 7.1z" strokeWidth="1.9" />
  </Svg>
);
export const OpenIcon = (props: IconProps) => (
  <Svg {...props}>
    <circle cx="10" cy="10" r="6.5" strokeWidth="2" />
  </Svg>
);

/** A recording's controls. */
export const PlayIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M6 3.75v12.5L16.5 10z" fill="currentColor" />
  </Svg>
);
export const PauseIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M6.75 4v12M13.25 4v12" strokeWidth="3" />
  </Svg>
);
export const SkipBackIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3.5 6.5a7.25 7.25 0 1 1-.6 5.2M3.25 2.75V6.5H7" />
    <text x="10" y="13" textAnchor="middle" className="icon-figures">
      15
    </text>
  </Svg>
);
export const SkipForwardIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M16.5 6.5a7.25 7.25 0 1 0 .6 5.2M16.75 2.75V6.5H13" />
    <text x="10" y="13" textAnchor="middle" className="icon-figures">
      15
    </text>
  </Svg>
);
export const EditIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="m13.5 3.5 3 3L7 16l-3.5.5L4 13zM11.5 5.5l3 3" />
  </Svg>
);
export const RemoveIcon = (props: IconProps) => (
  <Svg {...props}>
    <path d="M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.75 11h7.5l.75-11M8.5 8.5v5M11.5 8.5v5" />
  </Svg>
);
