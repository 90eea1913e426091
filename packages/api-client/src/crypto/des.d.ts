/** Types of the part of des.js that is used. It is imported by path, so that other modes are not bundled. */
declare module "des.js/lib/des/des.js" {
  interface Des {
    /** Processes whole blocks. */
    update(bytes: ArrayLike<number>): number[];
    final(): number[];
  }
  const DES: {
    create(options: { type: "encrypt" | "decrypt"; key: ArrayLike<number>; padding: false }): Des;
  };
  export default DES;
}
