import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import { siteArea } from './site-area.ts';
import { type Theme, ThemeSwitch } from './ThemeSwitch.tsx';

type SiteFooterProps = {
  /** The current year, from the server, so that both sides of hydration agree. */
  year: number;
  theme: Theme;
  /** Path and query of this page, to come back to after choosing a theme. */
  returnTo: string;
  pathname: string;
  signedIn: boolean;
};

export function SiteFooter({ year, theme, returnTo, pathname, signedIn }: SiteFooterProps) {
  // Elsewhere the header has them (specification, section 2).
  const withPublicLinks = signedIn && siteArea(pathname) === 'app';
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <p>
          © {year} {brand.name}
        </p>
        <nav aria-label="Help and legal" className="site-footer-links">
          {signedIn ? null : <Link to="/search">Search</Link>}
          <Link to="/help">Help</Link>
          {withPublicLinks ? (
            <>
              <Link to="/contact">Contact Us</Link>
              <Link to="/pricing">Pricing</Link>
            </>
          ) : null}
          {signedIn ? <Link to="/roadmap">Roadmap</Link> : null}
          <Link to="/accuracy">Accuracy</Link>
          <Link to="/corrections">Corrections</Link>
          <Link to="/privacy">Privacy Policy</Link>
          <Link to="/terms">Terms of Service</Link>
        </nav>
        <ThemeSwitch theme={theme} returnTo={returnTo} />
      </div>
    </footer>
  );
}
