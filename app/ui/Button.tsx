import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonLook = {
  variant?: ButtonVariant;
  small?: boolean;
  /** As wide as its container. */
  block?: boolean;
};

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode;
    /** The button's work is under way: it is disabled and says so. */
    pending?: boolean;
    /** What it says meanwhile, such as 'Saving...'. */
    pendingLabel?: string;
  };

/** The classes of a button, for the rare element that is not a Button or LinkButton. */
export function buttonClass({ variant = 'secondary', small, block }: ButtonLook): string {
  return classNames(
    'button',
    `button-${variant}`,
    small && 'button-small',
    block && 'button-block',
  );
}

/** A plain button. In a form that navigates use SubmitButton, which knows when it is busy. */
export function Button({
  variant,
  small,
  block,
  icon,
  pending = false,
  pendingLabel,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, small, block }), className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
