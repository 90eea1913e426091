import { unansweredOrders } from "../forms/unanswered-orders.ts";
import { tabValues } from "../storage/site-storage.ts";

/** Reads the stored orders again, as after a reload of the tab. */
export const reloadOrders = (): void => unansweredOrders.setState(tabValues.read("unansweredOrders"), true);

/** For `beforeEach`: removes all stored orders. */
export const forgetOrders = (): void => {
  tabValues.remove("unansweredOrders");
  reloadOrders();
};
