/** What is refused of requests, equipment, preventive plans and vendors’ papers. */
export const errorsMaintenance = {
  maintenance_moved: 'This request changed in the meantime. Reload to see its status.',
  reopening_too_late: 'More than 30 days have passed. Create a new request.',
  assignee_not_member: 'This person no longer handles maintenance. Choose someone else.',
  scheduled_in_past: 'Choose today or a later day.',
  asset_elsewhere: 'This equipment belongs somewhere else. Choose one from the same place.',
  checklist_full: 'A checklist takes up to 40 items.',
  place_archived: 'The property or unit is archived. Restore it or change the plan.',
  preventive_day_opened: 'This date already has a request. Change or cancel the request instead.',
  vendor_documents_missing:
    'This vendor is missing a required document, or it has expired. Add it, or give a reason of 10 characters or more.',
  service_level_order: 'The time to resolve must be longer than the time to reply.',
  bill_not_of_work: 'The bill must name the vendor and the property of the work order.',
  quote_closed: 'Quotes are no longer being accepted for this work.',
  quote_day_invalid: 'Choose a day from today on.',
  quote_days_invalid: 'Enter between 1 and 365 days.',
  quote_not_found: 'This link isn’t valid. Check that you opened all of it.',
  quote_over: 'This quote has expired. Ask the vendor for a new one.',
  quote_withdrawn: 'This vendor no longer offers the work at this price.',
  work_charged: 'A tenant has already been charged for this work.',
  work_currency_fixed: 'Vendors have been asked in this currency. Cancel the order to use another.',
  work_lease_missing: 'This place has no lease to charge. Choose the owner.',
  work_not_billed: 'Approve the bill for this work first.',
  work_order_moved: 'This work order changed in the meantime. Reload to see its status.',
  work_payer_differs: 'This work order isn’t paid that way. Check who pays.',
};

export type ErrorsMaintenanceText = typeof errorsMaintenance;
