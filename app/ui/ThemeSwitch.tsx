import { Form } from 'react-router';
import { MoonIcon, SunIcon, SystemIcon } from './icons.tsx';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const looks = {
  system: { label: 'System', icon: <SystemIcon /> },
  light: { label: 'Light', icon: <SunIcon /> },
  dark: { label: 'Dark', icon: <MoonIcon /> },
} satisfies Record<Theme, unknown>;

type ThemeSwitchProps = {
  theme: Theme;
  /** The page to come back to: path and query. */
  returnTo: string;
};

/** Three buttons of one small form; the server keeps the choice. */
export function ThemeSwitch({ theme, returnTo }: ThemeSwitchProps) {
  return (
    <Form method="post" action="/resources/theme" replace preventScrollReset>
      <input type="hidden" name="returnTo" value={returnTo} />
      <fieldset className="theme-switch">
        <legend className="sr-only">Colours</legend>
        {themes.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="theme"
            value={choice}
            className="theme-choice"
            aria-pressed={choice === theme}
          >
            {looks[choice].icon}
            {looks[choice].label}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
