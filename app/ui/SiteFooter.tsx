import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import { type Theme, ThemeSwitch } from './ThemeSwitch.tsx';

type SiteFooterProps = {
  /** The current year, from the server, so that both sides of hydration agree. */
  year: number;
  theme: Theme;
  /** Path and query of this page, to come back to after choosing a theme. */
  returnTo: string;
};

export function SiteFooter({ year, theme, returnTo }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <p>
          © {year} {brand.name}
        </p>
        <nav aria-label="Legal" className="site-footer-links">
          <Link to="/corrections">Corrections</Link>
          <Link to="/privacy">Privacy Policy</Link>
          <Link to="/terms">Terms of Service</Link>
        </nav>
        <ThemeSwitch theme={theme} returnTo={returnTo} />
      </div>
    </footer>
  );
}
