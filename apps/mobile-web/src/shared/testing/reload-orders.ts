import { unansweredOrders } from "../orders/unanswered-orders.ts";
import { tabValues } from "../storage/site-storage.ts";

/** The orders as a page finds them that is loaded anew in the same tab. */
export const reloadOrders = (): void => unansweredOrders.setState(tabValues.read("unansweredOrders"), true);

/** For `beforeEach`: a tab that nothing was ordered in. */
export const forgetOrders = (): void => {
  tabValues.remove("unansweredOrders");
  reloadOrders();
};
