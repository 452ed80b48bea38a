-- A kind of receipt can be named only once the transaction that adds it is over: nothing else stands in this file.
alter type public.ncf_kind add value 'debit_note';
