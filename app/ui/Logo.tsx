import { brand } from '#app/brand.ts';

/** The mark: members behind a bench, on the raised platform that gives the product its name. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `logo-mark ${className}` : 'logo-mark'}
      viewBox="0 0 32 32"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="8" r="3" />
      <circle cx="16" cy="6" r="3" />
      <circle cx="24" cy="8" r="3" />
      <path d="M5 14h22v8H5z" />
      <path d="M1 25h30v4H1z" />
    </svg>
  );
}

/** Mark and name as they stand in the header; the name comes from the brand file. */
export function Logo() {
  return (
    <>
      <LogoMark />
      <span>{brand.name}</span>
    </>
  );
}
