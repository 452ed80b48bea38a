import { menu } from 'virtual:screens/owner/first';
import { sections } from 'virtual:screens/owner/sections';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganizations } from '#src/islands/shell/session.ts';
import { useActiveInView } from '#src/ui/components/use-active-in-view.ts';
import { nearestLink } from '#src/ui/frame/navigation.ts';

/** The links that the screens of one menu entry share, under the title of each. */
export function SectionLine() {
  const text = useText('sections');
  const owner = useText('owner');
  const common = useText('common');
  const { active: organization } = useOrganizations();
  const [location] = useLocation();
  const line = useRef<HTMLElement>(null);
  const all = Object.entries(sections).flatMap(([of, links]) => links.map(({ path }) => ({ of, path })));
  const here = nearestLink(all, location);
  useActiveInView(line, here?.path);
  const entry = Object.values(menu)
    .flat()
    .find(({ id }) => id === here?.of);
  const links = sections[here?.of ?? '']?.filter(
    ({ permission }) => !permission || organization?.can(permission),
  );
  if (!entry || !links || links.length < 2) return null;
  return (
    <nav
      ref={line}
      aria-label={text.label({ section: entry.label(owner, common) })}
      className="mb-6 flex gap-x-5 overflow-x-auto border-b border-line print:hidden"
    >
      {links.map(({ path, label }) => (
        <AppLink
          key={path}
          to={path}
          aria-current={here?.path === path ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent text-15 whitespace-nowrap text-secondary hover:text-ink aria-[current=page]:border-action aria-[current=page]:font-semibold aria-[current=page]:text-ink focus-visible:-outline-offset-2"
        >
          {label(text)}
        </AppLink>
      ))}
    </nav>
  );
}
