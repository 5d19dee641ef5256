import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { classNames } from './class-names.ts';
import { ExternalIcon } from './icons.tsx';

/** A link of this site that looks like a button. */
export function LinkButton({
  variant,
  small,
  block,
  icon,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook & { icon?: ReactNode }) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, small, block }), className)}>
      {icon}
      {children}
    </Link>
  );
}

type ExternalLinkProps = ButtonLook & {
  href: string;
  children: ReactNode;
  /** Looks like a button instead of a link in a line of text. */
  button?: boolean;
};

/** A link to another site, in a new tab, and saying so. */
export function ExternalLink({ href, children, button, ...look }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={button ? buttonClass(look) : 'inline-flex items-baseline gap-1'}
    >
      {children}
      <ExternalIcon className="self-center" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
