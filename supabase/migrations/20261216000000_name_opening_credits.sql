-- What a tenant had paid ahead when the books began pays like a payment, and came before them.
alter type public.payment_method add value 'opening_credit';
