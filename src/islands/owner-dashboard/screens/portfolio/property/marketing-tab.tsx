import { useMemo } from 'react';
import { ScreenHost } from '#src/islands/shell/screen-host.tsx';

const load = () => import('#src/islands/owner-dashboard/screens/screening/marketing/marketing-screen.tsx');
const NAMESPACES = ['ownerListing'] as const;

/** The pages of the property's units; its code and words are fetched when the tab is opened. */
export function MarketingTab({ propertyId }: { propertyId: string }) {
  const params = useMemo(() => ({ id: propertyId }), [propertyId]);
  return <ScreenHost load={load} params={params} namespaces={NAMESPACES} />;
}
