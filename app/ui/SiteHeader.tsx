import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import { classNames } from './class-names.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { ChevronDownIcon, GlobeIcon, MeetingsIcon, SettingsIcon, UserIcon } from './icons.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { leadsToMeetings, type SiteArea, siteArea } from './site-area.ts';

export type HeaderViewer = { email: string; isAdmin: boolean };

export type SiteHeaderProps = {
  viewer: HeaderViewer | null;
  pathname: string;
  /** Worked out from the path unless given. */
  area?: SiteArea;
};

const aboutLinks = [
  { to: '/about', label: 'About' },
  { to: '/meetings-we-track', label: 'Meetings We Track' },
  { to: '/contact', label: 'Contact Us' },
];

/** Logo, links and tools; which ones is the specification's section 2, 'Header and footer'. */
export function SiteHeader({ viewer, pathname, area = siteArea(pathname) }: SiteHeaderProps) {
  const appLinks = viewer !== null && area === 'app';
  return (
    <header className="site-header">
      <div className="site-header-row">
        <Link to="/" className="site-logo logo" aria-label={`${brand.name}, home`}>
          <Logo />
        </Link>
        <nav className="site-nav" aria-label="Main">
          {appLinks ? (
            <AppLinks viewer={viewer} pathname={pathname} />
          ) : (
            <PublicLinks pathname={pathname} />
          )}
        </nav>
        <div className="site-tools">
          {viewer ? <HeaderSearch pathname={pathname} /> : null}
          <AreaSwitch pathname={pathname} />
          {viewer ? <ViewerTools viewer={viewer} pathname={pathname} /> : <SignInLink />}
        </div>
      </div>
    </header>
  );
}

function PublicLinks({ pathname }: { pathname: string }) {
  const inAbout = aboutLinks.some(({ to }) => to === pathname);
  return (
    <>
      <HeaderLink to="/" label="Home" pathname={pathname} />
      <HeaderLink to="/pricing" label="Pricing" pathname={pathname} />
      <Menu
        summary={
          <>
            About <ChevronDownIcon />
          </>
        }
        summaryClass={classNames('nav-link', inAbout && 'nav-link-current')}
      >
        <ul>
          {aboutLinks.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="menu-item"
                aria-current={to === pathname ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Menu>
    </>
  );
}

function AppLinks({ viewer, pathname }: { viewer: HeaderViewer; pathname: string }) {
  return (
    <>
      <HeaderLink to="/my-meetings" label="My Meetings" pathname={pathname} />
      {viewer.isAdmin ? (
        <HeaderLink to="/admin" label="Admin Dashboard" pathname={pathname} withPagesBelow />
      ) : null}
    </>
  );
}

type HeaderLinkProps = { to: string; label: string; pathname: string; withPagesBelow?: boolean };

function HeaderLink({ to, label, pathname, withPagesBelow }: HeaderLinkProps) {
  const here = to === pathname || (withPagesBelow && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} className="nav-link" aria-current={here ? 'page' : undefined}>
      {label}
    </Link>
  );
}

function AreaSwitch({ pathname }: { pathname: string }) {
  const toMeetings = leadsToMeetings(pathname);
  const label = toMeetings ? 'My Meetings' : 'View Public Site';
  return (
    <Link
      to={toMeetings ? '/my-meetings' : '/'}
      className="icon-button"
      title={label}
      aria-label={label}
    >
      {toMeetings ? <MeetingsIcon /> : <GlobeIcon />}
    </Link>
  );
}

function ViewerTools({ viewer, pathname }: { viewer: HeaderViewer; pathname: string }) {
  return (
    <>
      <Link
        to="/settings"
        className="icon-button"
        title="Settings"
        aria-label="Settings"
        aria-current={pathname === '/settings' ? 'page' : undefined}
      >
        <SettingsIcon />
      </Link>
      <Menu end summary={<UserIcon title="Your account" />} summaryClass="icon-button">
        <p className="menu-label">{viewer.email}</p>
        <SignOutButton />
      </Menu>
    </>
  );
}

function SignInLink() {
  return (
    <LinkButton to="/auth" small>
      Sign In
    </LinkButton>
  );
}
