import { useState } from 'react';
import { useSearch } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingText } from '#src/islands/shell/loading-shapes.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';

const OwnSheet = lazyPart(() => import('../rent-roll/own-sheet.tsx').then((file) => file.OwnSheet), {
  fallback: LoadingText,
});
const LlaveroFiles = lazyPart(() => import('./llavero-files.tsx').then((file) => file.LlaveroFiles), {
  fallback: LoadingText,
});
const PATH = '/properties/files';
type Way = 'sheet' | 'files';

/** The portfolio into the product, from one's own sheet or the product's files, and out of it: nobody is locked in. */
export function Screen() {
  const text = useText('ownerPortfolioFiles');
  const { can } = useOrganization();
  const go = useGo();
  const mayImport = can('portfolio.write') && can('people.write') && can('leases.write');
  const asked = new URLSearchParams(useSearch()).get('way');
  const way: Way = !mayImport || asked === 'files' ? 'files' : 'sheet';
  // What was begun in one is still there after a look at the other.
  const [isBegun, setBegun] = useState(false);
  const files = <LlaveroFiles mayImport={mayImport} />;
  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <PageHeader
        title={text.title}
        description={text.description}
        back={<BackLink to="/properties">{text.back}</BackLink>}
      />
      {mayImport ? (
        <Tabs
          label={text.ways.label}
          tabs={(['sheet', 'files'] as const).map((id) => ({ id, label: text.ways[id] }))}
          active={way}
          onChange={(id) => {
            setBegun(true);
            go(id === 'files' ? `${PATH}?way=files` : PATH, { replace: true });
          }}
        >
          <div hidden={way !== 'sheet'}>{isBegun || way === 'sheet' ? <OwnSheet /> : null}</div>
          <div hidden={way !== 'files'}>{isBegun || way === 'files' ? files : null}</div>
        </Tabs>
      ) : (
        files
      )}
    </div>
  );
}
