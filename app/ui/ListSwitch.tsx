import { Form } from 'react-router';

type ListSwitchProps = {
  /** The param of the address, `on` while switched on. */
  name: string;
  label: string;
  checked: boolean;
};

/** Switches what a list shows. A GET form of one button: the address holds it, on the first page. */
export function ListSwitch({ name, label, checked }: ListSwitchProps) {
  return (
    <Form method="get" className="inline-flex" preventScrollReset replace>
      <button
        type="submit"
        role="switch"
        aria-checked={checked}
        className="switch"
        {...(checked ? {} : { name, value: 'on' })}
      >
        <span className="switch-track" aria-hidden="true">
          <span className="switch-thumb" />
        </span>
        <span>{label}</span>
      </button>
    </Form>
  );
}
