/** The codes that are suggested for a balance: those that most gift cards are in. Any other can be typed (ISO 4217). */
export const CURRENCIES =
  'EUR USD GBP CHF AUD BRL CAD CNY CZK DKK HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY ZAR'.split(
    ' ',
  );
