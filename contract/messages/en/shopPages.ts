/**
 * The texts of the shop's pages until an admin writes others. A line that begins with `# ` is a heading, one with `- ` an
 * entry of a list. A line is left out while the setting of its placeholder is empty (`fillShopPage`).
 */
export const shopPages = {
  help: `# Ordering
- Search for a product or choose a category, add what you need to your cart, and go to checkout. You need an account to order.
- All prices include taxes. The checkout shows the delivery charge and the total before you order.
- If a price or the stock has changed in the meantime, you see the new total first.
# Delivery
- The top of each page tells whether we deliver to your PIN code, and how soon.
- Open an order under My Orders to follow it: placed, packed, on the way, delivered.
# Payment
- Pay when your order arrives, or online if the checkout offers it.
- An online order that is not paid in time is cancelled, and its items stay in your cart. If a payment arrives later, we deliver the order or refund it.
# Cancelling and refunds
- You can cancel an order under My Orders until it is packed.
- What you paid online goes back to your original payment method. Banks take up to 7 working days.
# A problem with an order
- Open the order under My Orders and choose Report a problem. The order page shows until when you can.
- Or contact us with the order number.
- Write to {email}.
- Call {phone}.
# Your account
- Change your name, mobile number and photo under Profile. There you can also download a copy of your data, or delete your account.
- Security shows the devices on which you are logged in. Log out those that you don’t know.`,
  contact: `Questions about an order, a delivery, a payment or your account? We are glad to help.
For a question about an order, please tell us the order number. You find it under My Orders.`,
  terms: `These terms apply when you order from {shop}. By placing an order you accept them.
# The seller
- Seller: {legalName}
- Address: {address}
- GSTIN: {gstin}
- FSSAI licence: {fssai}
# Your account
You need an account to order. Give a mobile number and an address at which we can reach you, and keep your password to yourself.
# Prices and orders
- Prices are in Indian rupees and include all taxes. The checkout shows the delivery charge and the total before you order.
- A cash order is placed when you see its order number, an online order when its payment has arrived.
- We may cancel an order if an item has run out, if we don’t deliver to the address, or if we can’t reach you. We tell you, and refund what you have paid.
# Delivery
- Delivery times are estimates. Traffic, weather and many orders at once can delay a delivery.
- Someone has to be at the address to take the order, unless your note says where to leave it.
# Products
- Pictures show the product; its pack may look different.
- Before use, read the label on the pack for ingredients, allergens and the date of expiry.
# Cancelling and refunds
The page on refunds tells how to cancel an order, and what we do about missing, damaged or wrong items.
# Law and complaints
- These terms follow the laws of India. Your rights under the Consumer Protection Act, 2019 are not affected.
- Grievance officer: {officer}. We confirm a complaint within 48 hours and settle it within a month.`,
  privacy: `This page tells which data {shop} stores about you, and why.
- Responsible for your data: {legalName}
# What we store
- Your account: name, email, mobile number, and your photo if you add one.
- Your addresses, your cart, your favourites and weekly list, the sold-out products that you want an email about, and your orders, with your notes for the delivery, and problems that you report. Addresses that you remove are no longer shown, and are erased with your account.
- The devices on which you are logged in, so that you can check them.
- The words that people search for, and how often, but not who searched for them. So that a word counts once a day for each connection, we keep a code for a day. It shows neither the word nor the connection.
# What stays on your device
- Your cart, recently viewed products, recent searches, the PIN code for delivery, the colours of the page, and copies of pages for use offline. While you are not logged in, also your favourites and weekly list.
- Your login, a cookie with your language, and for ten minutes a cookie while you reset your password. We use no cookies for advertising.
# What we use it for
To take, pack, deliver and bill your orders, to write to you about them, and to protect your account.
# Who receives it
- The people who deliver your order: name, address, mobile number, the delivery time and your note for the delivery.
- The payment provider, if you pay online. Card and bank details go to the provider alone.
- Companies that run our servers and send our mails, on our behalf. The mail company sees your email address and what we write to you.
- Authorities, if a law requires it. We don’t sell your data.
# How long we keep it
Until you delete your account. Your past orders are then kept without your name, as tax law requires: number, date, items, amounts and payment, with state and PIN code.

An email address that you give us without a login, to hear of a sold-out product, is deleted once we have written to it, when you stop it, and after 90 days at the latest.
# Your rights
- Under Profile you can see and correct your data, download a copy of it, and delete your account.
- Under the Digital Personal Data Protection Act, 2023 you can also complain to us, and then to the Data Protection Board of India.
- Write to {email}.
- Grievance officer: {officer}`,
  refunds: `# Cancelling
- You can cancel an order under My Orders until it is packed. You pay nothing.
- If we cancel an order, you pay nothing either.
# Refunds
- What you paid online goes back to your original payment method. We start the refund at once; banks take up to 7 working days to show it.
- When a whole online order is refunded, its page shows whether the refund is on its way or done.
# Missing, damaged or wrong items
- Please check your order when it arrives. Open it under My Orders and choose Report a problem, as soon as you can.
- We check it, and replace the item or refund what you paid for it.
- Write to {email}.
- Call {phone}.`,
} as const;
