/** The one part of des.js that is used, deep-imported so that its other modes are not bundled. */
declare module "des.js/lib/des/des.js" {
  interface Des {
    /** Runs whole blocks. */
    update(bytes: ArrayLike<number>): number[];
    final(): number[];
  }
  const DES: {
    create(options: { type: "encrypt" | "decrypt"; key: ArrayLike<number>; padding: false }): Des;
  };
  export default DES;
}
