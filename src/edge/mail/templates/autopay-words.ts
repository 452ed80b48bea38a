import type { AutopayStop } from '#src/domain/cards/autopay-enums.ts';
import type { Language } from '#src/i18n/language.ts';

/** Why an automatic payment stopped, as its tenant is told. */
export const autopayStopWords: Record<Language, Record<AutopayStop, string>> = {
  es: {
    declined: 'Su banco rechazó el cobro dos veces.',
    unverified:
      'El procesador no nos confirmó un cobro. Su arrendador lo está revisando; no pague otra vez todavía.',
    card_expired: 'Su tarjeta venció. Guarde otra para seguir.',
    processor_changed:
      'Su arrendador cambió de procesador. Si el nuevo guarda tarjetas, guarde la suya de nuevo para seguir.',
    tenant: 'Usted lo canceló.',
    replaced: 'Usted guardó otra tarjeta.',
    lease_ended: 'Su contrato terminó. Si lo renovó, actívelo otra vez en el nuevo contrato.',
    left_lease: 'Usted ya no figura en el contrato.',
  },
  en: {
    declined: 'Your bank declined the charge twice.',
    unverified:
      'The processor didn’t report the outcome of a charge. Your landlord is looking into it; please don’t pay again yet.',
    card_expired: 'Your card has expired. Add another one to continue.',
    processor_changed:
      'Your landlord changed card processors. If the new one stores cards, add yours again to continue.',
    tenant: 'You turned it off.',
    replaced: 'You added another card.',
    lease_ended: 'Your lease has ended. If you renewed it, turn autopay on again for the new lease.',
    left_lease: 'You’re no longer on the lease.',
  },
};
