import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { peopleQueries, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { lateFeeQueries } from '#src/data/money/charging/queries.ts';
import { applicationQueries } from '#src/data/screening/applications/queries.ts';
import type { QueryLike } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { draftOfApplication } from './application-draft.ts';
import { draftOfLease } from './draft-of-lease.ts';
import { knownPerson, type LeaseDraft } from './lease-draft.ts';
import { rentOfUnit } from './step-unit.tsx';

/**
 * Takes over what the link to the form names: `?property=<id>`, `?unit=<id>`, `?person=<id>`, `?application=<id>`, `?draft=<lease>`.
 * @returns what it still waits for: a form that is shown before would be filled over what is typed meanwhile
 */
export function usePrefill(
  draft: LeaseDraft,
  change: (part: Partial<LeaseDraft>) => void,
): QueryLike<unknown> | undefined {
  const { id } = useOrganization();
  const asked = new URLSearchParams(useSearch());
  const unitId = asked.get('unit') ?? '';
  const personId = asked.get('person') ?? '';
  const applicationId = asked.get('application') ?? '';
  const unit = useQuery({ ...leaseQueries.unit(id, unitId), enabled: unitId !== '' });
  const person = useQuery({ ...peopleQueries.byId(id, personId), enabled: personId !== '' });
  const isFromApplication = applicationId !== '';
  const application = useQuery({
    ...applicationQueries.byId(id, applicationId),
    enabled: isFromApplication,
  });
  const applicants = useQuery({
    ...applicationQueries.applicants(id, applicationId),
    enabled: isFromApplication,
  });
  const draftId = asked.get('draft') ?? '';
  const isDraft = draftId !== '';
  const lease = useQuery({ ...leaseQueries.byId(id, draftId), enabled: isDraft });
  const tenants = useQuery({ ...tenantQueries.ofLease(id, draftId), enabled: isDraft });
  const follows = useQuery({ ...lateFeeQueries.isInherited(id, draftId), enabled: isDraft });
  const rules = useQuery({ ...lateFeeQueries.rules(id), enabled: isDraft });
  const taken = useRef({ property: false, unit: false, person: false, application: false, lease: false });

  const propertyId = asked.get('property');
  useEffect(() => {
    if (!propertyId || taken.current.property) return;
    taken.current.property = true;
    if (draft.propertyId !== propertyId) change({ propertyId, unitId: null });
  }, [propertyId, change, draft.propertyId]);
  useEffect(() => {
    if (!unit.data || taken.current.unit) return;
    taken.current.unit = true;
    change({ propertyId: unit.data.propertyId, unitId: unit.data.id, ...rentOfUnit(unit.data, draft) });
  }, [unit.data, change, draft]);
  useEffect(() => {
    if (!person.data || taken.current.person) return;
    taken.current.person = true;
    change({ people: [knownPerson(person.data), ...draft.people.slice(1)] });
  }, [person.data, change, draft]);
  useEffect(() => {
    if (!application.data || !applicants.data || taken.current.application) return;
    taken.current.application = true;
    change(draftOfApplication(application.data, applicants.data, draft.startsOn));
  }, [application.data, applicants.data, change, draft]);
  useEffect(() => {
    if (!lease.data || !tenants.data || !rules.data || follows.data === undefined || taken.current.lease)
      return;
    taken.current.lease = true;
    // What was typed before a reload stays.
    const own = rules.data.find((rule) => rule.leaseId === lease.data.id);
    if (draft.leaseId !== lease.data.id) change(draftOfLease(lease.data, tenants.data, follows.data, own));
  }, [lease.data, tenants.data, follows.data, rules.data, change, draft.leaseId]);

  const asks: QueryLike<unknown>[] = [
    ...(unitId ? [unit] : []),
    ...(personId ? [person] : []),
    ...(isFromApplication ? [application, applicants] : []),
    ...(isDraft && draft.leaseId !== draftId ? [lease, tenants, follows, rules] : []),
  ];
  const awaited = asks.filter((query) => query.data === undefined);
  return awaited.find((query) => query.error) ?? awaited[0];
}
