export declare const kernel: import('../../../core/kernel.ts').KernelModule;
