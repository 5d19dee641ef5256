'use client';
import { useFetcher } from 'react-router';

type ToggleSwitchProps = {
  /** What is switched, for screen readers where `labelShown` is not set. */
  label: string;
  labelShown?: boolean;
  checked: boolean;
  /** Sent as `name`: `true` or `false`, the state wanted. */
  name: string;
  /** Sent along, such as `{ intent: 'processed', id }`. */
  fields?: Record<string, string>;
  /** Where it is sent; the page's own action if not given. */
  action?: string;
  disabled?: boolean;
};

/**
 * A switch that is a form of one button: it posts the state wanted, shows it at once, and falls
 * back to the stored one when the server refuses.
 */
export function ToggleSwitch({
  label,
  labelShown,
  checked,
  name,
  fields = {},
  action,
  disabled,
}: ToggleSwitchProps) {
  const fetcher = useFetcher();
  const wanted = fetcher.formData?.get(name);
  const shown = wanted === undefined || wanted === null ? checked : wanted === 'true';
  return (
    <fetcher.Form method="post" action={action} className="inline-flex" preventScrollReset>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        role="switch"
        aria-checked={shown}
        name={name}
        value={String(!shown)}
        className="switch"
        disabled={disabled}
      >
        <span className="switch-track" aria-hidden="true">
          <span className="switch-thumb" />
        </span>
        <span className={labelShown ? undefined : 'sr-only'}>{label}</span>
      </button>
    </fetcher.Form>
  );
}
