import type { ContractParts } from './contracts.test-support.ts';

/** Parts of contracts that keep to the law, each in several wordings. */
export const cleanPartsEn: ContractParts = {
  parties: [
    'This lease is between Maria Peña, national ID (cédula) 001-1234567-8, the Landlord, and Joseph Mateo, passport AB1234567, the Tenant.',
    'PARTIES. Cibao Investments, S.R.L., RNC 1-31-12345-6, represented by Ramón Díaz (the “Lessor”), and Yesenia Rosario, cédula 031-0011223-4 (the “Lessee”).',
    'Landlord: Peter Castillo, cédula 223-0099887-6. Tenant: Anne Dubois, passport 15CV98765.',
  ],
  address: [
    '1. The Landlord rents to the Tenant apartment 3-B of Residencial Las Palmas, located at 17 Respaldo Los Robles Street, Bella Vista, Santo Domingo.',
    'PREMISES. Unit 4, situated at Avenida 27 de Febrero No. 205, Evaristo Morales, Distrito Nacional.',
    'Address of the property: 48 Duarte Street, Moca, province of Espaillat.',
  ],
  description: [
    'The unit consists of three bedrooms, two bathrooms and a kitchen, and is handed over in good condition, freshly painted.',
    'Description: two bedrooms, one bath, balcony. Its condition at move-in is described in the attached report.',
    'It has a living room, one bedroom and one bathroom; the Tenant accepts it in its present condition.',
  ],
  furniture: [
    'The unit is unfurnished.',
    'Furniture: one refrigerator, one stove, one inverter with two batteries.',
    'The list of furniture and appliances is in Annex A.',
  ],
  use: [
    '2. The unit is used only as a home for the Tenant’s family.',
    'USE. The premises shall be used exclusively for residential purposes.',
    'The purpose of the lease is a private dwelling; no business may operate in it.',
  ],
  price: [
    '3. The rent is RD$35,000.00 per month, due on the 5th day of each month by bank transfer to the Landlord’s account. The Landlord gives a receipt for each payment.',
    'RENT. The monthly rent of thirty thousand pesos (RD$30,000.00) is paid in cash at the Lessor’s office within the first five days of the month, against a receipt.',
    'Rent: US$850.00 a month, payable on the first day of the month by check or deposit to the account that the Landlord names.',
  ],
  term: [
    '4. The lease begins on March 1, 2026 and ends on February 28, 2027.',
    'TERM. Twelve (12) months starting April 1, 2026 and expiring on March 31, 2027, renewed automatically unless somebody gives notice.',
    'The term runs from June 15, 2026 until June 14, 2028.',
  ],
  deposit: [
    '5. The Tenant pays a deposit of RD$70,000.00, equal to two months’ rent, returned after the twelve months of the lease if nothing is owed. Anything withheld is explained in writing, with photos, within five (5) calendar days of return.',
    'SECURITY DEPOSIT. One (1) month of rent. It doesn’t pay rent. Reasons for any deduction are given in writing within five days, with quotes.',
    'The Tenant leaves a security deposit of US$1,700.00. At move-out it is settled and the reasons for deductions are given in no more than 5 days.',
  ],
  repairs: [
    '6. The Landlord makes the necessary repairs. The Tenant answers for damage that the Tenant causes and for minor upkeep.',
    'REPAIRS. Major and structural repairs are paid by the Lessor; minor ones by the Lessee.',
    'The Landlord keeps the home habitable and repairs leaks, pipes and wiring within a reasonable time.',
  ],
  notice: [
    '7. Whoever does not wish to continue at the end of the term notifies the other party through a bailiff at least ninety (90) days ahead.',
    'NOTICE. A party who does not want to renew gives written notice by bailiff no less than one hundred and twenty days before the end.',
    'To end the lease at its expiry, notice is served by a bailiff at least three (3) months before, and never less than 90 days.',
  ],
  domicile: [
    'For this lease the parties elect domicile: the Landlord at 9 El Sol Street, Santiago; the Tenant at the rented unit.',
    'DOMICILE. The parties choose as their domicile the addresses given above.',
    'Addresses for notices: the Landlord’s office on Lincoln Avenue, and for the Tenant the rented home.',
  ],
  date: [
    'Signed in two originals in Santo Domingo on February 15, 2026.',
    'Made and executed in Santiago on the 20th day of March, 2026.',
    'Date of this contract: June 1, 2026. Signatures below.',
  ],
};

/** Clauses that come close to a violation and are none. */
export const nearMissesEn: readonly string[] = [
  'The Tenant reports any breakdown to the Landlord within three days.',
  'The Landlord may visit the unit with 24 hours’ notice.',
  'The Landlord may not change the locks or shut off the water or power for unpaid rent.',
  'The Tenant doesn’t change the locks without the Landlord’s permission.',
  'If the Tenant doesn’t pay the electricity bill, the utility company may cut off the power.',
  'The Tenant may not sublet without the Landlord’s written consent.',
  'The Tenant may sublease only with written permission.',
  'The sale of the property doesn’t end this lease, and the new owner is bound by it.',
  'If the Landlord sells, the buyer honors the lease until it expires.',
  'If the Tenant dies, the family has thirty (30) days to take over the lease.',
  'The Tenant’s death does not terminate the lease immediately.',
  'From the second year the rent increases by 12% a year, as the parties expressly agree.',
  'The Landlord may not raise the rent at its sole discretion or without the Tenant’s agreement.',
  'The rent is reviewed each year by written agreement of both parties.',
  'Ley 85-25 repealed Ley 4314, Ley 17-88 and Decreto 4807.',
  'The late fee is RD$4,314.00 and does not accumulate.',
  'Parcel 4807 of lot 17-88 stands in the title.',
  'The Tenant attends condominium meetings with a voice and without a vote.',
  'The Landlord may not keep the Tenant from speaking at condominium meetings.',
  'No payment is made without a receipt.',
  'The screening fee of RD$1,500.00 is non-refundable.',
  'The deposit is not returned until the keys are handed over.',
  'The Tenant may end the lease early with thirty (30) days’ notice.',
  'The Landlord is not responsible for repairs of damage caused by the Tenant.',
  'The Tenant pays for repairs of damage caused by misuse.',
  'The Landlord does not keep any of the deposit without explaining why in writing.',
  'Eviction requires a court order; without a judge’s order no one is evicted.',
  'All repairs that are not minor are paid by the Landlord.',
  'The balance of the deposit is transferred within thirty days; reasons for what is withheld are given within five.',
  'The Tenant also pays one month in advance, which is not a deposit.',
  'The Landlord changes the locks before move-in at its own cost.',
  'When work is done in the building, the manager may shut off the water with two days’ notice.',
];
