/** Why something about an electronic receipt is refused. */
export const errorsEcf = {
  base_not_accepted: 'The DGII hasn’t accepted this receipt yet. Try again once it does.',
  contingency_has_receipts: 'Paper receipts were issued after that day. Choose a later one.',
  contingency_open: 'The issuer is in contingency. End it first.',
  ecf_claim_lost: 'Someone else is working on this receipt.',
  ecf_done: 'This is already settled. Nothing is left to do.',
  ecf_not_cancelled: 'The DGII may already have this e-CF. Issue a credit note instead.',
  ecf_not_valid: 'The DGII hasn’t accepted this receipt.',
  ecf_rejected: 'The DGII rejected this receipt. Replace it first.',
  ncf_annulled: 'These numbers were sent to the DGII to be annulled, so they stay unusable.',
  purchase_ecf_not_cancelled:
    'The DGII may already have the e-CF of this purchase, and a number it has isn’t annulled. We found no rule for how such an e-CF is corrected. Leave the bill as it is and ask your accountant. If the DGII rejects the e-CF, you can void the bill.',
  environment_differs:
    'A trial receipt and a real one have nothing to do with each other. Change each in its own environment.',
  environment_has_receipts: 'This issuer has real e-CF already. It can’t go back to trials.',
  purchase_other_taxes: 'The e-CF of a purchase has no place for a tip or other taxes.',
  receipt_of_trial: 'This receipt is a trial and has no fiscal value. Nothing is withheld from it.',
  special_regime_taxed: 'The e-CF for special regimes has no place for ITBIS. Choose “exempt”.',
  withholding_not_allowed: 'Nothing is withheld from this type of e-CF. Leave it at zero.',
};
