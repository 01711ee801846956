/** The suggested currencies of a balance: those of most gift cards. Any other ISO 4217 code can be typed. */
export const CURRENCIES =
  'EUR USD GBP CHF AUD BRL CAD CNY CZK DKK HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY ZAR'.split(
    ' ',
  );
